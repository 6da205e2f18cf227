import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { CrossIcon } from '../../icons/CrossIcon.tsx';
import { focusMainHeading } from '../../focus-main-heading.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the cross and a press outside. Without it there is no cross, and only its own buttons close the dialog. */
  onClose?: () => void;
  /** The question or the subject: 'Delete this review?'. */
  title: string;
  /** One sentence that screen readers say with the title. */
  description?: string;
  children?: ReactNode;
  /** Its buttons, with the main one last. */
  actions?: ReactNode;
  /** The name of the cross. The default is 'Close'. */
  closeLabel?: string;
  /** An `alertdialog` interrupts with a question: screen readers then say the description unasked. */
  role?: 'dialog' | 'alertdialog';
  /** The element that takes the focus when the dialog opens. Without it: the first field, or else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Moves the focus after the dialog closes. Without it, the focus returns to its former element, which is what `goBack`
   * does.
   */
  afterClose?: ((goBack: () => void) => void) | undefined;
}

const english: Words['dialog'] = { close: 'Close' };

/**
 * The dialog itself. Only `Dialog.tsx` imports it, lazily.
 * Radix's own overlay is not used: it locks the page with a style sheet, which the content security policy refuses. The
 * scrim here has the attribute `data-scroll-lock` instead, which the reset supports.
 */
export default function RadixDialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  closeLabel,
  role = 'dialog',
  initialFocus,
  afterClose,
}: DialogProps) {
  const words = useWords('dialog', english);
  const opener = useRef<Element>(null);
  const body = useRef<HTMLDivElement>(null);
  // Radix returns the focus to its own trigger, but here the opener is any button of the screen. The subject of the
  // question may have taken that button along.
  const goBack = () => {
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    else focusMainHeading();
  };
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose?.();
      }}
    >
      <Radix.Portal>
        <div className={css.scrim} data-scroll-lock="">
          <Radix.Content
            className={css.sheet}
            role={role}
            // Radix hides the screen behind it from screen readers. This attribute tells them, and checkers, that this
            // is deliberate.
            aria-modal="true"
            {...(!description && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              const first =
                initialFocus?.current ?? body.current?.querySelector<HTMLElement>('input, select, textarea');
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onCloseAutoFocus={() => {
              if (afterClose) afterClose(goBack);
              else goBack();
            }}
          >
            <div className={css.head}>
              <Radix.Title asChild>
                <div className={css.title}>
                  <Heading level={2} size={3}>
                    {title}
                  </Heading>
                </div>
              </Radix.Title>
              {onClose && (
                <IconButton label={closeLabel ?? words.close} icon={<CrossIcon />} onClick={onClose} />
              )}
            </div>
            <div ref={body} className={css.body}>
              {description && (
                <Radix.Description asChild>
                  <div>
                    <Text tone="muted">{description}</Text>
                  </div>
                </Radix.Description>
              )}
              {children}
            </div>
            {actions && <div className={css.actions}>{actions}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
