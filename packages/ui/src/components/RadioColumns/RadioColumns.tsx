import { media } from '../../tokens/media.ts';
import { useMedia } from '../../use-media.ts';
import { RadioCards, type RadioCardsProps } from '../RadioCards/RadioCards.tsx';
import * as css from './RadioColumns.css.ts';

export type RadioColumnsProps<Value extends string> = Omit<RadioCardsProps<Value>, 'columns' | 'numbered'>;

/** `RadioCards` in three columns whose lines match, to compare offers. Below each other on a phone. */
export const RadioColumns = <Value extends string>(props: RadioColumnsProps<Value>) => (
  <div className={css.columns}>
    <RadioCards {...props} columns={3} />
  </div>
);

/** Whether the offers stand side by side now. A longer text in one of them would then leave a hole in the others. */
export const useHasColumns = (): boolean => useMedia(media.tablet);
