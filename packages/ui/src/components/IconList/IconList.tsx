import type { Icon } from '../../icons/make-icon.tsx';
import { join } from '../../primitives/join.ts';
import * as css from './IconList.css.ts';

export interface IconListItem {
  icon: Icon;
  /** The question that the text answers: 'What it costs'. */
  title?: string;
  text: string;
  /** In two columns, a line of its own for a longer text. */
  wide?: boolean;
}

export interface IconListProps {
  items: readonly IconListItem[];
  /** Names the list where no words above it do. */
  label?: string;
  /** Two for a few words each. In large text they stand below one another. */
  columns?: 1 | 2;
}

/** A few facts to read before a decision, each with its drawing. */
export function IconList({ items, label, columns = 1 }: IconListProps) {
  const hasTitles = items.some(({ title }) => title !== undefined);
  return (
    <ul className={join(css.list, hasTitles && css.titled, columns === 2 && css.beside)} aria-label={label}>
      {items.map(({ icon: Drawing, title, text, wide = false }) => (
        <li key={title ?? text} className={join(css.item, wide && css.wide)}>
          <span className={css.drawing}>
            <Drawing />
          </span>
          <div className={css.words}>
            {title !== undefined && <p className={css.title}>{title}</p>}
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
