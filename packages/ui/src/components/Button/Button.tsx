import { useId, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { Reason } from './Reason.tsx';

export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
export const buttonSizes = ['regular', 'small'] as const;

interface Look {
  /** The words on it: what happens when it is pressed. */
  children: ReactNode;
  /** One `primary` per screen; `danger` for what cannot be undone. */
  variant?: (typeof buttonVariants)[number];
  /** `small` still is 44 px high. */
  size?: (typeof buttonSizes)[number];
  /** As wide as its place, as the main button of a form on a phone is. */
  fullWidth?: boolean;
  /** A drawing before the words. */
  icon?: ReactNode;
}

type Press = (event: MouseEvent<HTMLButtonElement>) => void;

/** A submitting button acts through its form; any other must say what it does. */
type Action =
  | {
      type: 'submit';
      onClick?: Press;
      /** The `id` of the form that it sends, where it stands outside of it. */
      form?: string;
    }
  | { type?: 'button'; onClick: Press; form?: never };

type Work =
  | {
      /** While true the button cannot be pressed again and, after 300 ms, shows that it works. */
      busy: boolean;
      /** The words while busy: 'Sending Code...'. */
      busyLabel?: string;
    }
  | { busy?: never; busyLabel?: never };

export type ButtonProps = Look &
  Action &
  Work & {
    /** Why it cannot be pressed now. Giving a reason switches it off; it stays focusable, and a press says the reason, to eye and ear. */
    disabledReason?: string | false | undefined;
    id?: string;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/** Does something on this screen. To go elsewhere use `ButtonLink`. */
export function Button({
  children,
  variant = 'primary',
  size = 'regular',
  fullWidth = false,
  icon,
  type = 'button',
  onClick,
  form,
  busy,
  busyLabel,
  disabledReason,
  id,
  ref,
}: ButtonProps) {
  const reasonId = useId();
  const reason = disabledReason || undefined;
  const [asked, setAsked] = useState({ about: '', times: 0 });
  const stopped = reason !== undefined || busy === true;
  return (
    <>
      <button
        ref={ref}
        id={id}
        // Both kinds are written out because a computed type escapes the check for a missing one.
        type={type === 'submit' ? 'submit' : 'button'}
        form={form}
        className={join(
          css.button,
          css.size[size],
          css.variant[variant],
          fullWidth && css.fullWidth,
          reason !== undefined && css.off,
          reason !== undefined && variant === 'ghost' && css.offGhost,
          busy === true && css.waiting,
        )}
        aria-disabled={stopped || undefined}
        aria-busy={busy}
        aria-describedby={reason === undefined ? undefined : reasonId}
        title={reason}
        onClick={(event) => {
          // `disabled` would take the focus away and hide the reason, so a press is stopped here, the form's Enter included.
          if (!stopped) {
            onClick?.(event);
            return;
          }
          event.preventDefault();
          if (reason !== undefined) setAsked(({ times }) => ({ about: reason, times: times + 1 }));
        }}
      >
        <ButtonContent icon={icon} busy={busy} busyLabel={busyLabel}>
          {children}
        </ButtonContent>
      </button>
      {reason !== undefined && (
        <Reason id={reasonId} times={asked.about === reason ? asked.times : 0}>
          {reason}
        </Reason>
      )}
    </>
  );
}

export interface ButtonLinkProps extends Look {
  href: string;
  /** What the app's router carries to the next screen. */
  state?: unknown;
  onClick?: () => void;
}

/** Goes to another screen, and looks like a button. */
export function ButtonLink({
  children,
  variant = 'primary',
  size = 'regular',
  fullWidth = false,
  icon,
  href,
  state,
  onClick,
}: ButtonLinkProps) {
  return (
    <Anchor
      href={href}
      state={state}
      onClick={onClick}
      className={join(css.button, css.size[size], css.variant[variant], fullWidth && css.fullWidth)}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Anchor>
  );
}
