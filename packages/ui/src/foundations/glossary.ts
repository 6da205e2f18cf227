/** A word of the product, as the README of the whole project lists it. */
export interface ProductWord {
  readonly word: string;
  readonly meaning: string;
  /** As the screens write it. Undefined where no screen names it. */
  readonly english: string | undefined;
  readonly kiswahili: string | undefined;
}

const shown = (cell: string | undefined) => (cell === '-' ? undefined : cell);

/** The rows of the glossary's table: the part of a README below the heading 'Glossary'. */
export function glossaryOf(readme: string): ProductWord[] {
  const [, part = ''] = readme.split('\n## Glossary\n');
  const [table = ''] = part.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, word = '', meaning = '', english, kiswahili]) => ({
      word,
      meaning,
      english: shown(english),
      kiswahili: shown(kiswahili),
    }));
}
