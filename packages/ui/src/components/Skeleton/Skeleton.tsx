import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

export const skeletonKinds = ['line', 'card', 'field', 'circle'] as const;

export interface SkeletonProps {
  /** The loading message: 'Loading workers...'. Screen readers say it. */
  label: string;
  kind?: (typeof skeletonKinds)[number];
  /** The number of shapes below one another. */
  count?: number;
}

/** Shapes in place of content that loads, as big as that content, so that nothing moves when it appears. */
export function Skeleton({ label, kind = 'line', count = 3 }: SkeletonProps) {
  return (
    <output className={css.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={join(css.shape, css.kind[kind])} />
      ))}
    </output>
  );
}
