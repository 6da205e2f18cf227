import type { ReactNode } from 'react';
import * as css from './drawing.css.ts';

export const drawingSizes = ['small', 'medium', 'large'] as const;

export interface DrawingProps {
  /** 96, 160 and 200 px wide, and about three quarters as high. It grows with the reader's text. */
  size?: (typeof drawingSizes)[number];
}

export type Drawing = (props: DrawingProps) => ReactNode;

const widths = { small: '6rem', medium: '10rem', large: '12.5rem' } as const;

/** The border below the ground, as on a kanga: the roof and the dot of the mark in turn. */
const border = `m15.5 114 ${'4.5-6 4.5 6m11 0 '.repeat(6)}4.5-6 4.5 6`;

/**
 * A drawing in two inks, the brand colour and marigold, on a sheet of 160 x 120 with the ground at y = 100. The view
 * ends with the ground, so that a drawing has the left edge of the text below it. It decorates words that say the same,
 * so screen readers skip it.
 */
export function makeDrawing(shapes: ReactNode): Drawing {
  return function SpotDrawing({ size = 'medium' }) {
    return (
      <svg
        className={css.drawing}
        width={widths[size]}
        viewBox="7 4 146 112"
        strokeWidth={4.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M10 100h140" />
        <path d={border} fill="none" strokeWidth={3} />
        <path className={css.marigold} d="M30 112h101" strokeWidth={4} strokeDasharray="0 20" />
        {shapes}
      </svg>
    );
  };
}
