import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Liquid, type Template } from 'liquidjs';

export const pageLanguages = ['en', 'sw'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** What stands in a blank; `null` where there is nothing to say, so that what is said around it is left out, too. */
export type Blanks = Readonly<Record<string, string | number | null>>;

/** A page as it goes over the wire. */
export interface FilledPage {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Two or three megabytes. */
const KEPT_FILLED = 250;

/** Looking whether the site was built anew is a question to the disk: asked once a second at most. */
const LOOK_AGAIN_MILLISECONDS = 1000;

/**
 * The public site's pages as its build leaves them (`apps/landing/prerender`), with blanks for what only the server knows.
 * Everything that is filled in is escaped; a blank that nobody fills is an error, never an empty place.
 */
export class BuiltPages {
  readonly #folder: string;
  readonly #installation: Blanks;
  readonly #engine = new Liquid({ outputEscape: escaped, strictVariables: true, strictFilters: true });
  readonly #templates = new Map<string, Template[] | undefined>();
  readonly #filled = new Map<string, Promise<FilledPage>>();
  /** Templates as they were filled lately, by what was asked for: a link that is passed on is opened by many in an hour. */
  readonly #lately = new Map<string, Buffer>();
  #builtAt = 0;
  #lookedAt = -Infinity;

  /** `installation` fills the blanks that are the same on every page: where the site stands, what it claims. */
  constructor(folder: string, installation: Blanks) {
    this.#folder = folder;
    this.#installation = installation;
  }

  /** Without a build there is nothing to send: the process is the API alone. */
  get areBuilt(): boolean {
    return existsSync(join(this.#folder, 'pages'));
  }

  /**
   * Fills every page once, so that a blank which nobody fills is found when the process starts instead of by a visitor. What
   * is filled for each request is read.
   * @throws Error naming the first file that cannot be sent.
   */
  check(): void {
    const files = readdirSync(this.#folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /^(?:pages|texts|templates)\b.*\.\w+$/.test(name)))
      try {
        const template = this.#read(file);
        if (template !== undefined && !file.startsWith('templates')) this.#render(template, {});
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The public site cannot be sent: ${file}: ${reason}`, { cause: error });
      }
  }

  /** The page of an address that is a page's own (`/welcome`), or undefined. */
  async page(address: string): Promise<FilledPage | undefined> {
    return this.#whole(join('pages', address, 'index.html'));
  }

  /** A file of text beside the pages that has blanks as well: `sitemap.xml`. */
  async text(name: string): Promise<FilledPage | undefined> {
    return this.#whole(join('texts', name));
  }

  /**
   * Fills the template of that name.
   * @throws Error when the build has none of it, or it has a blank that `blanks` lacks.
   */
  fill(name: string, language: PageLanguage, blanks: Blanks): string {
    const file = join('templates', language, `${name}.html`);
    const template = this.#read(file);
    if (template === undefined) throw new Error(`The public site was built without ${file}`);
    return this.#render(template, blanks);
  }

  /** The same as bytes, for what is asked for again and again: what was filled lately is not filled anew. */
  bytes(name: string, language: PageLanguage, blanks: Blanks): Buffer {
    this.#forgetWhatWasBuiltBefore();
    const asked = JSON.stringify([name, language, blanks]);
    const known = this.#lately.get(asked);
    if (known !== undefined) return known;
    const filled = Buffer.from(this.fill(name, language, blanks));
    if (this.#lately.size >= KEPT_FILLED) this.#lately.clear();
    this.#lately.set(asked, filled);
    return filled;
  }

  async #whole(file: string): Promise<FilledPage | undefined> {
    const template = this.#read(file);
    if (template === undefined) return undefined;
    const known = this.#filled.get(file);
    if (known !== undefined) return known;
    const filled = compressed(Buffer.from(this.#render(template, {})));
    this.#filled.set(file, filled);
    return filled;
  }

  #render(template: Template[], blanks: Blanks): string {
    return String(this.#engine.renderSync(template, { ...this.#installation, ...blanks }));
  }

  #read(file: string): Template[] | undefined {
    this.#forgetWhatWasBuiltBefore();
    const known = this.#templates.get(file);
    if (known !== undefined) return known;
    const path = join(this.#folder, file);
    if (!path.startsWith(this.#folder) || !existsSync(path)) return undefined;
    const template = this.#engine.parse(readFileSync(path, 'utf8'));
    this.#templates.set(file, template);
    return template;
  }

  /** While the site is worked on it is built again and again under a running server. */
  #forgetWhatWasBuiltBefore(): void {
    const now = performance.now();
    if (now - this.#lookedAt < LOOK_AGAIN_MILLISECONDS) return;
    this.#lookedAt = now;
    const builtAt = statSync(join(this.#folder, 'pages/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (builtAt === this.#builtAt) return;
    this.#builtAt = builtAt;
    this.#templates.clear();
    this.#filled.clear();
    this.#lately.clear();
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
  // Structured data is JSON, where it would end a text.
  '\\': '&#92;',
};

/** The ends of lines and tabs: they part words, and a text of JSON, which structured data is, does not take them. */
const PARTING = /[\t-\r]+/g;
/** What is not seen and turns the text around it: marks of direction, and control characters, which HTML does not take. */
const UNSEEN = /[\p{Bidi_C}\p{Cc}]/gu;

/** Text that cannot end the text, the attribute or the structured data in which it stands, nor change how that is read. */
function escaped(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(PARTING, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[&<>"'\\]/g, (character) => entities[character] ?? character);
}

const etagOf = (content: Buffer): string => `"${createHash('sha256').update(content).digest('base64url')}"`;

async function compressed(identity: Buffer): Promise<FilledPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    identity,
    br: await brotli(identity, { params }),
    gzip: await zip(identity, { level: constants.Z_BEST_COMPRESSION }),
    etag: etagOf(identity),
  };
}
