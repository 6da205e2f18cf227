import { brand } from '@repo/domain/brand';
import { join } from '../../primitives/join.ts';
import { RailLabel } from '../../primitives/RailLabel/RailLabel.tsx';
import { Mark, type markSizes } from '../Mark/Mark.tsx';
import * as css from './Wordmark.css.ts';

export interface WordmarkProps {
  size?: (typeof markSizes)[number];
}

/** The mark and the name. The domain holds the name in one place. */
export function Wordmark({ size = 'medium' }: WordmarkProps) {
  return (
    <span className={join(css.wordmark, css.size[size])}>
      <Mark size={size} />
      <RailLabel>{brand.name}</RailLabel>
    </span>
  );
}
