import { RadioCards, type RadioCardsProps } from '../RadioCards/RadioCards.tsx';
import * as css from './RadioColumns.css.ts';

export type RadioColumnsProps<Value extends string> = Omit<RadioCardsProps<Value>, 'columns' | 'numbered'>;

/** `RadioCards` in three columns whose lines match, to compare offers. Below each other on a phone. */
export const RadioColumns = <Value extends string>(props: RadioColumnsProps<Value>) => (
  <div className={css.columns}>
    <RadioCards {...props} columns={3} />
  </div>
);
