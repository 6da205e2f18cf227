import * as css from './Stats.css.ts';

export interface Stat {
  /** What is counted: 'Completed'. */
  label: string;
  /** The count, or one or two words. A dash while it is not known. */
  value: string | number;
}

export interface StatsProps {
  items: readonly Stat[];
}

/** A few figures that are read at a glance. */
export function Stats({ items }: StatsProps) {
  return (
    <dl className={css.stats}>
      {items.map(({ label, value }) => (
        <div key={label} className={css.stat}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
