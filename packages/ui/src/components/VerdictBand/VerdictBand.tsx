import type { StatusTone } from '@repo/domain/status-vocabulary';
import type { Icon } from '../../icons/make-icon.tsx';
import { join } from '../../primitives/join.ts';
import { linkToSection } from '../../scroll-to-section.ts';
import { ink } from '../../status/ink.css.ts';
import * as css from './VerdictBand.css.ts';

export interface VerdictTile {
  /** The `id` of the first section of the group on this screen. */
  section: string;
  tone: StatusTone;
  icon: Icon;
  /** '4 checks clear'. */
  title: string;
  /** 'Identity, references, social media'. */
  text: string;
  /** Whether the reader must see it first: a finding, or what nobody could confirm, and not what is clear beside it. */
  strong?: boolean;
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
      {items.map(({ section, tone, icon: Drawing, title, text, strong = false }) => (
        <li key={title} className={join(css.tile, strong ? css.strong[tone] : css.quiet)}>
          <span className={join(css.icon, !strong && ink[tone])}>
            <Drawing />
          </span>
          <div className={css.words}>
            <a className={join(css.link, strong && css.loud)} {...linkToSection(section)}>
              {title}
            </a>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
