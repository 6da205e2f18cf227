/** A tag stands on separate lines above a test, a group of tests or a story: `// spec: reviews/own, reviews/add`. */
const TAG = /^\s*\/\/ spec: (?<ids>.+)$/;
const COMMENT = /^\s*(\/\/|\/?\*)/;
const TESTED = /^\s*(it|test|describe)\b|^export const \w+/;
const ID = /^[\w-]+\/[\w-]+$/;

/** `ids`: the lines of the specification in the tags of a file. `faults`: wrong tags. */
type Tags = { readonly ids: readonly string[]; readonly faults: readonly string[] };

/** Reads the tags in the text of a test file. */
export function readTags(text: string): Tags {
  const rows = text.split('\n');
  const ids: string[] = [];
  const faults: string[] = [];
  for (const [index, row] of rows.entries()) {
    const listed = TAG.exec(row)?.groups?.['ids'];
    if (listed === undefined) continue;
    const names = listed.split(', ');
    const below = rows.slice(index + 1).find((each) => !COMMENT.test(each)) ?? '';
    if (!TESTED.test(below)) faults.push(`${listed}: no test stands below`);
    for (const name of names) if (!ID.test(name)) faults.push(`${name}: this is no id`);
    ids.push(...names);
  }
  return { ids, faults };
}
