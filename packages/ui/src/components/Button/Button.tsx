import { useId, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { Reason } from './Reason.tsx';

export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
export const buttonSizes = ['regular', 'small'] as const;

interface Look {
  /** The label: the effect of a press. */
  children: ReactNode;
  /** One `primary` per screen. `danger` for an irreversible action. */
  variant?: (typeof buttonVariants)[number];
  /** `small` is as high as a thumb needs. */
  size?: (typeof buttonSizes)[number];
  /** As wide as its container, like the main button of a form on a phone. */
  fullWidth?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
}

type Press = (event: MouseEvent<HTMLButtonElement>) => void;

/** A submit button acts through its form. Any other button must name its action. */
type Action =
  | {
      type: 'submit';
      onClick?: Press;
      /** The `id` of the form that it submits, where the button is outside of the form. */
      form?: string;
    }
  | { type?: 'button'; onClick: Press; form?: never };

type Work =
  | {
      /** While true, the button cannot be pressed again. After 300 ms it shows that it works. */
      busy: boolean;
      /** The label while busy: 'Sending Code...'. */
      busyLabel?: string;
    }
  | { busy?: never; busyLabel?: never };

export type ButtonProps = Look &
  Action &
  Work & {
    /**
     * The reason why it cannot be pressed now. A reason switches the button off. The button stays focusable, and a
     * press shows and announces the reason.
     */
    disabledReason?: string | false | undefined;
    /** Shows the reason before a press, too: where nothing else on the screen says why it is off. */
    showReason?: boolean;
    /** The key that presses it, on a page with `useHotkeys`. */
    hotkey?: string;
    id?: string;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/** Does something on this screen. To open another screen use `ButtonLink`. */
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
  showReason = false,
  hotkey,
  id,
  ref,
}: ButtonProps) {
  const reasonId = useId();
  const reason = disabledReason || undefined;
  // One that is shown from the start counts as asked once: the first press makes it two, and is announced.
  const [asked, setAsked] = useState({ about: '', times: 1 });
  const stopped = reason !== undefined || busy === true;
  return (
    <>
      <button
        ref={ref}
        id={id}
        // Both types are written out because a computed type escapes the check for a missing one.
        type={type === 'submit' ? 'submit' : 'button'}
        form={form}
        className={join(
          css.button,
          css.size[size],
          css.variant[variant],
          fullWidth && css.fullWidth,
          reason && css.off,
          reason && variant === 'ghost' && css.offGhost,
          busy === true && css.waiting,
        )}
        aria-disabled={stopped || undefined}
        aria-busy={busy}
        aria-describedby={reason && reasonId}
        aria-keyshortcuts={hotkey}
        title={showReason ? undefined : reason}
        onClick={(event) => {
          // `disabled` would remove the focus and hide the reason. This handler stops a press instead, also from Enter
          // in the form.
          if (!stopped) {
            onClick?.(event);
            return;
          }
          event.preventDefault();
          if (reason) setAsked(({ times }) => ({ about: reason, times: times + 1 }));
        }}
      >
        <ButtonContent icon={icon} busy={busy} busyLabel={busyLabel}>
          {children}
        </ButtonContent>
      </button>
      {reason && (
        <Reason id={reasonId} times={asked.about === reason ? asked.times : Number(showReason)}>
          {reason}
        </Reason>
      )}
    </>
  );
}

export interface ButtonLinkProps extends Look {
  href: string;
  /** The data that the app's router passes to the next screen. */
  state?: unknown;
  onClick?: () => void;
}

/** A link to another screen, in the style of a button. */
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
