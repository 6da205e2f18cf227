import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './DefinitionList.css.ts';

export const definitionLayouts = ['line', 'aligned', 'inline', 'stacked'] as const;

export interface Definition {
  term: string;
  value: ReactNode;
  /** The most important line: a total. */
  strong?: boolean;
}

export interface DefinitionListProps {
  items: readonly Definition[];
  /** `line`: term left, value right. `aligned`: all values begin at one edge, near their terms. `inline`: one fact after another in a line. `stacked`: value below its term. */
  layout?: (typeof definitionLayouts)[number];
  /** Columns from 768 px up. */
  columns?: 1 | 2 | undefined;
}

/** Facts in rows: 'Service Type: Nanny'. */
export function DefinitionList({ items, layout = 'line', columns = 1 }: DefinitionListProps) {
  return (
    <dl className={layout === 'inline' ? css.flow : join(css.list, css.columns[columns])}>
      {items.map(({ term, value, strong = false }) => (
        <div key={term} className={css.layout[layout]}>
          <dt className={css.term}>{term}</dt>
          <dd className={join(css.value, strong && css.total)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
