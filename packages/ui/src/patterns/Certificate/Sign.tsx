import type { StatusTone } from '@repo/domain/status-vocabulary';
import * as css from './Sign.css.ts';

/** What a state looks like without its colour, in a drawing of 16 by 16. The PDF has the same signs (`draw-emblems.ts`). */
const signs: Readonly<Record<StatusTone, string>> = {
  success: 'M4.5 8.3 7 10.8l4.5-5.2',
  danger: 'M8 4.2v4.6m0 2.6v.1',
  warning: 'M8 4.2v4.6m0 2.6v.1',
  unknown: 'M6 6.3C6 3.6 10 3.6 10 6.2 10 7.9 8 7.8 8 9.4m0 2.2v.1',
  info: 'M8 4.6v3.6l2.4 1.4',
  default: 'M5 8h6',
};

/** The sign of a result on paper. Its words stand beside it. */
export function Sign({ tone }: { tone: StatusTone }) {
  return (
    <svg className={css.sign[tone]} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle className={tone === 'success' ? css.full : css.empty} cx="8" cy="8" r="7.2" />
      <path className={tone === 'success' ? css.inFull : css.line} d={signs[tone]} />
    </svg>
  );
}
