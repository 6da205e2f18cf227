import { textOf } from '../anchors.ts';
import { Refusal, type Generator } from '../generator.ts';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const ROW = /^\| \[(\d{3})\]\(.*$/gm;

const record = (number: string, title: string, today: string) => `# ${number} ${title}

Date: ${today}
Status: proposed

## Context
Replace this sentence: what has to be decided, and what is known about it.

## Decision
Replace this sentence: what is done. Cite the files that hold it by their paths.

## Alternatives
Replace this sentence: what else was weighed, with its cost in figures.

## Consequences
Replace this sentence: what is easier from now on, and what is harder.
`;

/** A title as the end of a file's name: `A menu's cost` as `a-menu-s-cost`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The last row of the table below a heading, or of the last table. */
function lastRow(index: string, topic: string | undefined): string {
  const [, ...sections] = index.split('\n## ').filter((section, at) => at === 0 || section.match(ROW));
  const headings = sections.map((section) => section.split('\n', 1)[0] ?? '');
  const section = topic === undefined ? sections.at(-1) : sections[headings.indexOf(topic)];
  const row = section?.match(ROW)?.at(-1);
  if (row === undefined)
    throw new Refusal(`${INDEX} has no table "${topic ?? ''}". The tables: ${headings.join(', ')}.`);
  return row;
}

export const decisionGenerator: Generator = {
  names: ['"<title>"'],
  option: { name: 'topic', value: '"<table>"' },
  makes: 'a decision record with the next number, and its line in the index',
  plan([title = ''], { read, today, option: topic }) {
    if (!/^[A-Z][^|`[\]\n]*[^|`[\]\n.]$/.test(title))
      throw new Refusal(`A title begins with a capital and ends without a full stop, not "${title}".`);
    const index = textOf(read, INDEX);
    const last = Math.max(0, ...[...index.matchAll(ROW)].map(([, number]) => Number(number)));
    const number = String(last + 1).padStart(3, '0');
    const file = `${number}-${slugOf(title)}.md`;
    const line = `| [${number}](${file}) | ${title} | proposed | Replace this sentence: the decision in one line. |`;
    return {
      files: { [`${FOLDER}/${file}`]: record(number, title, today) },
      inserts: [{ path: INDEX, after: `${lastRow(index, topic)}\n`, text: `${line}\n` }],
      next: [
        `Write the record, one page, and its line in ${INDEX}: grep -rn "Replace this" ${FOLDER}`,
        ...(topic === undefined
          ? [`Move the line to the table of its topic, if it is not the last one.`]
          : []),
        'Say "accepted" in both, once it is decided.',
        'Prove it: ./pnpm check:repo',
      ],
    };
  },
};
