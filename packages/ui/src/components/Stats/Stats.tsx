import { join } from '../../primitives/join.ts';
import * as css from './Stats.css.ts';

export interface Stat {
  /** The counted items: 'Completed'. */
  label: string;
  /** The count, or one or two words. A dash while it is unknown. */
  value: string | number;
  /** What is counted, where the label alone would mislead. The figures then stand above their labels. */
  note?: string | undefined;
}

export interface StatsProps {
  items: readonly Stat[];
}

/** An amount stays on one line. Words may take two. */
const written = (value: string | number): string => {
  const text = String(value);
  return /\d/.test(text) ? text.replaceAll(' ', '\u00A0') : text;
};

const isWords = (value: string | number): boolean => !/\d/.test(String(value)) && String(value).includes(' ');

/** A few figures for a quick look. */
export function Stats({ items }: StatsProps) {
  const hasNotes = items.some(({ note }) => note !== undefined);
  return (
    <dl className={join(css.stats, hasNotes && css.noted)}>
      {items.map(({ label, value, note }) => (
        <div
          key={label}
          className={join(css.stat, css.places[items.length === 3 && !hasNotes ? 'three' : 'pairs'])}
        >
          <dt className={css.label}>{label}</dt>
          <dd className={join(css.value, isWords(value) && css.words)}>{written(value)}</dd>
          {note !== undefined && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
