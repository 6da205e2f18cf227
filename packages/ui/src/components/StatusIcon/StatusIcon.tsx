import { CardIcon } from '../../icons/CardIcon.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { CrossIcon } from '../../icons/CrossIcon.tsx';
import type { Icon } from '../../icons/make-icon.tsx';
import { MessageIcon } from '../../icons/MessageIcon.tsx';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { ProgressIcon } from '../../icons/ProgressIcon.tsx';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useReplaced } from '../../use-replaced.ts';
import * as css from './StatusIcon.css.ts';

/** `pending` waits for somebody else, `asked` for the answer to a message, `to_pay` for the payment of the reader. */
export const iconStatuses = [
  'pending',
  'asked',
  'to_pay',
  'in_progress',
  'completed',
  'failed',
  'ended',
] as const;
export type IconStatus = (typeof iconStatuses)[number];

const icons: Record<IconStatus, Icon> = {
  pending: ClockIcon,
  asked: MessageIcon,
  to_pay: CardIcon,
  in_progress: ProgressIcon,
  completed: CheckIcon,
  failed: CrossIcon,
  ended: MinusIcon,
};

export interface StatusIconProps {
  status: IconStatus;
  /** The meaning, where no words beside it give it. */
  label?: string;
}

/** The icon of a status. One that becomes `completed` in sight draws its tick. */
export function StatusIcon({ status, label }: StatusIconProps) {
  const Drawing = icons[status];
  const isNews = useReplaced(status) !== undefined && status === 'completed';
  return (
    <span className={join(css.disc, css.status[status], isNews && css.drawn)}>
      <Drawing size="small" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
