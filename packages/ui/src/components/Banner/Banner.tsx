import type { ReactNode } from 'react';
import { CheckCircleIcon } from '../../icons/CheckCircleIcon.tsx';
import { CrossCircleIcon } from '../../icons/CrossCircleIcon.tsx';
import { InfoIcon } from '../../icons/InfoIcon.tsx';
import type { Icon } from '../../icons/make-icon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './Banner.css.ts';

export const bannerTones = ['info', 'success', 'unknown', 'warning', 'finding', 'danger'] as const;
type BannerTone = (typeof bannerTones)[number];

const icons: Record<BannerTone, Icon> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  unknown: InfoIcon,
  warning: WarningIcon,
  finding: WarningIcon,
  danger: CrossCircleIcon,
};

/** Colour is never the only sign: a screen reader says the tone first. Plain information and the result of a check need no word. */
const english: Words['banner'] = { success: 'Success', warning: 'Warning', danger: 'Error' };

/** A screen reader interrupts for a failure, says a success when it is idle, and reads a note on the page in its order. */
const roles: Partial<Record<BannerTone, 'alert' | 'status'>> = { success: 'status', danger: 'alert' };

export interface BannerProps {
  /**
   * `finding` and `unknown`: the result of a check about a person, with the `FlagIcon` or the `QuestionIcon`. `danger`:
   * something of ours failed.
   */
  tone: BannerTone;
  /** Another icon than that of the tone. A banner without one does not load it. */
  icon?: Icon | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that leads out of the situation. */
  action?: ReactNode;
  /** Announces a note or warning to screen readers when it appears. Successes and failures are always announced. */
  announce?: boolean;
  /** An `IconButton` with the cross that removes the banner. A banner without one does not load it. */
  dismiss?: ReactNode;
}

/** A message about the whole screen. For one field, use the field's `error`. */
export function Banner({
  tone,
  icon: Drawing = icons[tone],
  title,
  children,
  action,
  announce = false,
  dismiss,
}: BannerProps) {
  const words: Partial<Record<BannerTone, string>> = useWords('banner', english);
  const word = words[tone];
  return (
    <div className={join(css.banner, css.tone[tone])} role={roles[tone] ?? (announce ? 'status' : undefined)}>
      <span className={css.icon}>
        <Drawing />
      </span>
      <div className={css.words}>
        <VisuallyHidden>{word && `${word}: `}</VisuallyHidden>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {dismiss && <div className={css.dismiss}>{dismiss}</div>}
    </div>
  );
}
