import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

export const skeletonKinds = ['line', 'card', 'field', 'circle'] as const;

export interface SkeletonProps {
  /** What is being loaded: 'Loading workers...'. Readers hear it. */
  label: string;
  kind?: (typeof skeletonKinds)[number];
  /** How many shapes below one another. */
  count?: number;
}

/** Shapes where content is about to be, as big as that content, so that nothing moves when it comes. */
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
