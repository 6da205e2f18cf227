import { parseSync, Visitor, type ESTree } from 'vite';

type Ids = ReadonlyMap<string, string>;
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);

/** Replaces the joined messages of a message file by a list. */
export function withList(code: string, list: string): string {
  const edits: Edit[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier' && id.name === 'messages')
        edits.push({ start: init.start, end: init.end, text: list });
    },
  }).visit(parseSync('code.js', code).program);
  if (edits.length !== 1) throw new Error('A file of words says once what its messages are');
  return edited(code, edits);
}

/** Replaces message keys in code by ids, both whole keys and keys in template literals. */
export function withIds(code: string, ids: Ids): string {
  const edits: Edit[] = [];
  const whole = ({ start, end }: ESTree.Span, text: string) => {
    const id = ids.get(text);
    if (id !== undefined) edits.push({ start, end, text: JSON.stringify(id) });
    else if (text.endsWith('.') && [...ids.keys()].some((key) => key.startsWith(text))) refuse(text);
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') whole(node, node.value);
    },
    TemplateLiteral: (node) => {
      const texts = node.quasis.map(({ value }) => value.cooked ?? value.raw);
      if (texts.length === 1) whole(node, texts.join(''));
      else edits.push(...lookedUp(node, texts, ids));
    },
  }).visit(parseSync('code.js', code).program);
  return edited(code, edits);
}

/**
 * Looks the expression of a template up among the keys that the template can form. An expression contains no dot. A text
 * that forms no key stays unchanged, because not every text with the start of a key is one.
 */
function lookedUp(
  { start, end, quasis }: ESTree.TemplateLiteral,
  texts: readonly string[],
  ids: Ids,
): Edit[] {
  const [first = '', last = ''] = [texts.at(0), texts.at(-1)];
  const [head, tail] = [quasis.at(0), quasis.at(-1)];
  if (first === '' && /^\.\w+$/.test(last) && [...ids.keys()].some((key) => key.endsWith(last))) refuse(last);
  const made = new RegExp(`^${texts.map(escaped).join('[^.]+')}$`);
  const meant = [...ids].filter(([key]) => first !== '' && made.test(key));
  if (meant.length === 0 || head === undefined || tail === undefined) return [];
  const holes = meant.map(([key, id]) => [key.slice(first.length, key.length - last.length), id]);
  const table = JSON.stringify(Object.fromEntries(holes)).replace('{', '{__proto__:null,');
  const otherwise = `${JSON.stringify(first)} + hole + ${JSON.stringify(last)}`;
  return [
    { start, end: start, text: `((hole) => (${table})[hole] ?? ${otherwise})(` },
    { start: head.start, end: head.end, text: '' },
    { start: tail.start, end: tail.end, text: '' },
    { start: end, end, text: ')' },
  ];
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function refuse(text: string): never {
  throw new Error(
    `'${text}' looks like a piece of a message's key: write the key whole, or as \`area.\${…}\``,
  );
}

/** The keys that remain between quotes in the built code. */
export const keysLeft = (code: string, ids: Ids): string[] =>
  [...ids.keys()].filter((key) => ['"', "'", '`'].some((quote) => code.includes(quote + key + quote)));
