import { Fragment } from 'react';
import { join } from '../join.ts';
import * as css from './Facts.css.ts';

export interface FactsProps {
  /** What distinguishes one of many: role, place, years. Each at most once. */
  children: readonly string[];
  /** Fills each line of a narrow place, where height is dear: a fact then breaks like any text. */
  fill?: boolean;
}

/** Facts in a line with dots between them. A fact goes to the next line as a whole, and no dot begins or ends a line. */
export const Facts = ({ children, fill = false }: FactsProps) => (
  <span className={css.facts}>
    {children.map((fact, place) => (
      <Fragment key={fact}>
        {place > 0 && ' '}
        <span className={join(css.fact, fill && css.filling)}>
          {place > 0 && (
            <span className={css.dot} aria-hidden="true">
              {'· '}
            </span>
          )}
          {fact}
        </span>
      </Fragment>
    ))}
  </span>
);
