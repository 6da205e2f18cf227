import type { StatusTone } from '@repo/domain/status-vocabulary';
import type { Icon } from '../../icons/make-icon.tsx';
import { join } from '../../primitives/join.ts';
import { linkToSection } from '../../scroll-to-section.ts';
import * as badge from '../Badge/Badge.css.ts';
import * as css from './VerdictBand.css.ts';

export interface VerdictTile {
  /** The `id` of the first section of the group on this screen. */
  section: string;
  tone: StatusTone;
  icon: Icon;
  /** '5 clear'. */
  title: string;
  /** 'Identity, references, social media'. */
  text: string;
}

export interface VerdictBandProps {
  /** Names the list: 'The report in short'. */
  label: string;
  items: readonly VerdictTile[];
}

/** A long report in one band: how many results of each kind, and of what. Each tile leads to its first section. */
export function VerdictBand({ label, items }: VerdictBandProps) {
  return (
    <ul className={css.band} aria-label={label}>
      {items.map(({ section, tone, icon: Drawing, title, text }) => (
        <li key={title} className={join(css.tile, badge.tone[tone])}>
          <span className={css.icon}>
            <Drawing />
          </span>
          <div className={css.words}>
            <a className={css.link} {...linkToSection(section)}>
              {title}
            </a>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
