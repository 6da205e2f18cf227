import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { decodeMessage } from '../src/language/decode-message.ts';
import { keysLeft, withIds, withList } from './keys-in-code.ts';

type Texts = Readonly<Record<string, string>>;
const FILE = /[\\/]language[\\/]files[\\/](english|kiswahili)(-rest)?\.ts$/;

/** The messages of a file in both languages. The app fetches them together. */
export interface Part {
  readonly english: Texts;
  readonly kiswahili: Texts;
}

interface Numbered {
  /** The id of each key in the built site. */
  readonly ids: ReadonlyMap<string, string>;
  /** The messages of each part, in both languages, as code. */
  readonly lists: readonly { readonly english: string; readonly kiswahili: string }[];
}

/**
 * A message on one line: unchanged when its braces hold names only, else compiled. A phone parses one long text faster
 * than a list of lists.
 */
function lineOf(message: string): string {
  const compiled = JSON.stringify(compileMessageOrThrow(message));
  if (/^\[|\n/.test(message)) return compiled;
  return JSON.stringify(decodeMessage(message).filter((part) => part !== '')) === compiled
    ? message
    : compiled;
}

/**
 * Numbers the keys, starting with the first part. Keys with the same text in both languages share an id, and messages
 * with the same start are neighbours: that makes the smallest file.
 */
export function numbered(parts: readonly Part[]): Numbered {
  const ids = new Map<string, string>();
  const taken = new Map<string, string>();
  const lists = parts.map(({ english, kiswahili }) => {
    const start = taken.size;
    const said = (key: string) => JSON.stringify([kiswahili[key], english[key]]);
    const listed: string[] = [];
    for (const key of Object.keys(english).toSorted((one, other) => (said(one) < said(other) ? -1 : 1))) {
      const known = taken.get(said(key));
      const id = known ?? `~${taken.size}`;
      ids.set(key, id);
      if (known !== undefined) continue;
      taken.set(said(key), id);
      listed.push(key);
    }
    const list = (texts: Texts) => {
      const lines = JSON.stringify(listed.map((key) => lineOf(texts[key] ?? '')).join('\n'));
      return `Object.fromEntries(${lines}.split("\\n").map((line, at) => ["~" + (at + ${start}), line]))`;
    };
    return { english: list(english), kiswahili: list(kiswahili) };
  });
  return { ids, lists };
}

/**
 * In the source a message has a key. In a built site it has a position in a list, in the message files and in the code of
 * `sources` alike, because the keys were a quarter of the size of a language. The build fails when a key would remain.
 */
export function messageIds(first: Part, rest: Part, sources: string): Plugin {
  const { ids, lists } = numbered([first, rest]);
  return {
    name: 'message-ids',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(sources)) return null;
      const [file, language, isRest] = FILE.exec(id) ?? [];
      const list = lists[isRest ? 1 : 0]?.[language === 'english' ? 'english' : 'kiswahili'];
      return {
        code: file === undefined || list === undefined ? withIds(code, ids) : withList(code, list),
        map: null,
      };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const left = file.type === 'chunk' ? keysLeft(file.code, ids) : [];
        if (left.length > 0) throw new Error(`${file.fileName} names messages by keys: ${left.join(', ')}`);
      }
    },
  };
}
