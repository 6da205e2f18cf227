import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Liquid, type Template } from 'liquidjs';

export const pageLanguages = ['en', 'sw'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/**
 * The values of the blanks. `null` means no value: the page then also leaves out the text around the blank.
 */
export type Blanks = Readonly<Record<string, string | number | null>>;

/** A page in the encodings in which it is sent. */
export interface FilledPage {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** About two or three megabytes. */
const KEPT_FILLED = 250;

/** The check for a new build reads the disk, so it runs at most once a second. */
const LOOK_AGAIN_MILLISECONDS = 1000;

/**
 * The public site's pages from its build (`apps/landing/prerender`), with blanks for facts that only the
 * server knows. Every value is escaped. A blank without a value is an error, never an empty place.
 */
export class BuiltPages {
  readonly #folder: string;
  readonly #installation: Blanks;
  readonly #engine = new Liquid({ outputEscape: escaped, strictVariables: true, strictFilters: true });
  readonly #templates = new Map<string, Template[] | undefined>();
  readonly #filled = new Map<string, Promise<FilledPage>>();
  /**
   * Recently filled templates by their name, language and blanks. Many readers open a shared link within an
   * hour.
   */
  readonly #lately = new Map<string, string>();
  #builtAt = 0;
  #lookedAt = -Infinity;

  /** `installation` fills the blanks that are the same on every page: the origin, the claims. */
  constructor(folder: string, installation: Blanks) {
    this.#folder = folder;
    this.#installation = installation;
  }

  /** Whether the site is built. Without a build the process serves only the API. */
  get areBuilt(): boolean {
    return existsSync(join(this.#folder, 'pages'));
  }

  /**
   * Fills every page once, so that the start finds a blank without a value before a visitor does. Templates
   * that each request fills are only parsed.
   * @throws Error with the name of the first file that cannot be sent.
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

  /** The page at an address of its own (`/welcome`), or undefined. */
  async page(address: string): Promise<FilledPage | undefined> {
    return this.#whole(join('pages', address, 'index.html'));
  }

  /** A text file with blanks beside the pages: `sitemap.xml`. */
  async text(name: string): Promise<FilledPage | undefined> {
    return this.#whole(join('texts', name));
  }

  /**
   * Fills the template with this name. A recently filled one is not filled again. It is a text: Node sends a text
   * together with its headers, and bytes after them.
   * @throws Error when the build lacks the template, or `blanks` lacks one of its blanks.
   */
  fill(name: string, language: PageLanguage, blanks: Blanks): string {
    this.#forgetWhatWasBuiltBefore();
    const asked = JSON.stringify([name, language, blanks]);
    const known = this.#lately.get(asked);
    if (known !== undefined) return known;
    const file = join('templates', language, `${name}.html`);
    const template = this.#read(file);
    if (template === undefined) throw new Error(`The public site was built without ${file}`);
    const filled = this.#render(template, blanks);
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

  /**
   * Drops all templates when the site was built again. During development this happens under a running
   * server.
   */
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
  // Structured data is JSON, where a backslash would end a text.
  '\\': '&#92;',
};

/**
 * Line ends and tabs. They separate words, and a text in JSON (the structured data) must not contain them.
 */
const PARTING = /[\t-\r]+/g;
/**
 * Invisible characters: marks of direction, which turn the text around them, and control characters, which
 * HTML does not accept.
 */
const UNSEEN = /[\p{Bidi_C}\p{Cc}]/gu;

/**
 * Escapes a text. It cannot end the text, the attribute or the structured data around it, nor change how that
 * is read.
 */
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
