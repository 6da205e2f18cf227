/** The sentence of each line of the specification, by its id: `area/key`. */
export type Sentences = ReadonlyMap<string, string>;

const HEADING = /^## (?<area>[\w-]+)$/;
const SENTENCE = /^- `(?<key>[\w-]+)`: (?<says>.+)$/;

/**
 * Reads a list of sentences: a heading names an area, and each item below it is one line of the specification.
 * @throws Error for a duplicate id or sentence, and for an item in another format.
 */
export function readSentences(...lists: readonly string[]): Sentences {
  const sentences = new Map<string, string>();
  const said = new Set<string>();
  for (const list of lists) {
    let area = '';
    for (const row of list.split('\n')) {
      area = HEADING.exec(row)?.groups?.['area'] ?? area;
      if (!row.startsWith('- ')) continue;
      const { key, says } = SENTENCE.exec(row)?.groups ?? {};
      if (area === '' || key === undefined || says === undefined)
        throw new Error(`This is no line of the specification: ${row}`);
      const id = `${area}/${key}`;
      if (sentences.has(id)) throw new Error(`${id} stands twice`);
      if (said.has(says)) throw new Error(`${id} says what another line says: ${says}`);
      sentences.set(id, says);
      said.add(says);
    }
  }
  return sentences;
}
