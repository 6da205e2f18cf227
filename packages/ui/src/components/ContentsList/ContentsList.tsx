import type { StatusTone } from '@repo/domain/status-vocabulary';
import type { Icon } from '../../icons/make-icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { join } from '../../primitives/join.ts';
import { linkToSection } from '../../scroll-to-section.ts';
import { ink } from '../../status/ink.css.ts';
import * as css from './ContentsList.css.ts';

export interface ContentsEntry {
  /** The `id` of the section. */
  section: string;
  label: string;
  icon: Icon;
  tone: StatusTone;
  /** The words of the icon, for screen readers: 'Clear'. */
  status: string;
}

export interface ContentsListProps {
  /** Names the navigation: 'Contents'. */
  label: string;
  items: readonly ContentsEntry[];
}

/** The sections of a long page for a desk, each with its state. A click leads to the section. */
export function ContentsList({ label, items }: ContentsListProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {items.map(({ section, label: name, icon: Drawing, tone, status }) => (
          <li key={section}>
            <a
              className={join(css.link, (tone === 'danger' || tone === 'unknown') && css.marked)}
              {...linkToSection(section)}
            >
              <span className={join(css.icon, ink[tone])}>
                <Drawing size="small" />
              </span>
              <span>
                {name}
                <VisuallyHidden>{` (${status})`}</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
