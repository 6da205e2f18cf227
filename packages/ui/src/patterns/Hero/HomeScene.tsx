import * as ink from '../../drawings/drawing.css.ts';
import { join } from '../../primitives/join.ts';
import * as css from './HomeScene.css.ts';

/** The border below the ground, as of every drawing: the roof and the dot of the mark in turn. */
const border = `m31 585 ${'9-12 9 12m22 0 '.repeat(13)}9-12 9 12`;

/**
 * A home under the roof of the mark, and a woman in its open door. It ends with the ground, so that what stands below it
 * carries it. It decorates the promise, so screen readers skip it.
 */
export function HomeScene({ className }: { readonly className: string }) {
  return (
    <svg
      className={join(ink.drawing, className)}
      viewBox="6 14 588 576"
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M76 540V192L300 34 524 192V540z" />
      <g className={ink.marigold}>
        <path d="M102 540V278h132V540zM292 300h74v92h-74zM416 300h74v92h-74z" />
        <circle cx="300" cy="106" r="18" />
        <path d="M60 580h481" strokeWidth={6} strokeDasharray="0 40" />
      </g>
      <path
        d="M99 540V275H237V540M289 297h80v98h-80zm40 0v98m-40-55h80m44-43h80v98h-80zm40 0v98m-40-55h80"
        fill="none"
      />
      <path d="M99 275 50 294V558l49-18z" fill="currentColor" />
      <path d="M62 428v.01" className={ink.marigold} strokeWidth={12} />
      <path d="M24 222 300 34 576 222" fill="none" stroke="currentColor" strokeWidth={34} />
      <path d="M10 542h580" />
      <path d={border} fill="none" strokeWidth={4} />
      <Woman />
    </svg>
  );
}

function Woman() {
  return (
    <>
      <path className={css.limb} d="M157 505v28m20-28v28M136 410l-8 56m66-64 23 17-10-37" strokeWidth={10} />
      <path className={css.limb} d="m206 379-2-7" strokeWidth={13} />
      <path d="M157 537h-9m29 0h9" stroke="currentColor" strokeWidth={8} />
      <path
        className={css.cloth}
        d="M153 386c-13 0-19 6-22 18l-5 24 16 3 5-20 2 26-21 69c26 9 52 9 78 0l-21-69 2-24 13 9 13-16c-10-9-18-20-33-20q-13 12-27 0z"
      />
      <path
        d="M150 437h34m-37 50 5-6 7 11 7-11 7 11 7-11 7 11 7-11 6 8"
        fill="none"
        stroke="currentColor"
        strokeWidth={3.5}
      />
      <path className={ink.marigold} d="M154 500h45" strokeWidth={5} strokeDasharray="0 14" />
      <path d="M112 482h34l4 30h-42z" fill="currentColor" stroke="currentColor" />
      <path d="M120 482q9-24 18 0" fill="none" stroke="currentColor" strokeWidth={3.5} />
      <path className={ink.marigold} d="m115 502 7-9 7 9 7-9 7 9" fillOpacity={0} strokeWidth={3} />
      <path className={css.skin} d="M159 366h16v21q-8 9-16 0z" />
      <g fill="currentColor" stroke="none">
        <circle cx="167" cy="327" r="17" />
        <ellipse cx="167" cy="350" rx="21" ry="22" />
      </g>
      <ellipse className={css.skin} cx="167" cy="357" rx="16" ry="19" />
      <g className={css.light} strokeWidth={2}>
        <path d="M148.5 343q18.5-13 37 0" strokeWidth={5} />
        <path d="M158 355q2.5-2.5 5 0m8 0q2.5-2.5 5 0m-15 10q6 5 12 0" />
        <path d="M147 364v.01m40 0v.01" strokeWidth={4.5} />
      </g>
    </>
  );
}
