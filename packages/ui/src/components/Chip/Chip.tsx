import type { ReactNode } from 'react';
import { CrossIcon } from '../../icons/CrossIcon.tsx';
import { join } from '../../primitives/join.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Chip.css.ts';

type Removal =
  | {
      onRemove: () => void;
      /** What the cross does: 'Clear filter'. */
      removeLabel: string;
    }
  | { onRemove?: never; removeLabel?: never };

export type ChipProps = Removal & { children: ReactNode };

/** Something that is switched on, such as a filter: 'Showing Nannies only'. To choose one of several, use `ChipGroup`. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={join(css.chip, onRemove && css.removable)}>
      <span className={css.words}>{children}</span>
      {onRemove && <IconButton label={removeLabel} icon={<CrossIcon size="small" />} onClick={onRemove} />}
    </span>
  );
}
