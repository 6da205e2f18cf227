import * as css from './BulletList.css.ts';

export interface BulletListProps {
  items: readonly string[];
  /** Names the list where no sentence above it does. */
  label?: string;
}

/** An unordered list in running text. */
export function BulletList({ items, label }: BulletListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
