import { kiswahili } from './kiswahili/index.ts';
import { filled, patternOf } from './template.ts';

const plain = new Map(Object.entries(kiswahili));

/** Texts with values in them, each as what recognises it. */
const patterns = Object.entries(kiswahili)
  .filter(([english]) => english.includes('{'))
  .map(([english, said]) => ({ matches: patternOf(english), said }));

/** A text of ours in Kiswahili, or undefined where nobody has put it into Kiswahili (a test holds that none is missing). */
export function inKiswahili(english: string): string | undefined {
  const said = plain.get(english);
  if (said !== undefined) return said;
  for (const pattern of patterns) {
    const values = pattern.matches.exec(english)?.groups;
    if (values !== undefined) return filled(pattern.said, (name) => valueInKiswahili(values[name] ?? ''));
  }
  return undefined;
}

/** A number stays what it is; a list of fields has a name for each of them. */
const valueInKiswahili = (value: string): string =>
  value
    .split(', ')
    .map((part) => plain.get(part) ?? part)
    .join(', ');
