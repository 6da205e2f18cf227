import type { Icon } from '../../icons/make-icon.tsx';
import { join } from '../../primitives/join.ts';
import * as css from './IconList.css.ts';

export interface IconListItem {
  icon: Icon;
  /** The question that the text answers: 'What it costs'. */
  title?: string;
  text: string;
}

export interface IconListProps {
  items: readonly IconListItem[];
  /** Names the list where no words above it do. */
  label?: string;
}

/** A few facts to read before a decision, each with its drawing. */
export function IconList({ items, label }: IconListProps) {
  const hasTitles = items.some(({ title }) => title !== undefined);
  return (
    <ul className={join(css.list, hasTitles && css.titled)} aria-label={label}>
      {items.map(({ icon: Drawing, title, text }) => (
        <li key={title ?? text} className={css.item}>
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
