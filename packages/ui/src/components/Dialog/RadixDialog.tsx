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
  /** Escape, the cross and a press beside it. */
  onClose: () => void;
  /** The question or the thing: 'Delete this review?'. */
  title: string;
  /** One sentence that readers hear with the title. */
  description?: string;
  children?: ReactNode;
  /** Its buttons; the main one last. */
  actions?: ReactNode;
  /** What the cross does. 'Close' when left out. */
  closeLabel?: string;
  /** An `alertdialog` interrupts with a question; readers then hear the description without asking for it. */
  role?: 'dialog' | 'alertdialog';
  /** What takes the focus as it opens, where that is not the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Leads the focus on when it is closed; without it, the focus goes back to where it was. */
  afterClose?: () => void;
}

const english: Words['dialog'] = { close: 'Close' };

/**
 * The dialog itself. Only `Dialog.tsx` imports it, lazily.
 * Radix's own overlay is left out: it locks the page by writing a style sheet, which the content policy refuses. The scrim
 * here carries `data-scroll-lock` instead, which the reset knows.
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
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Radix.Portal>
        <div className={css.scrim} data-scroll-lock="">
          <Radix.Content
            className={css.sheet}
            role={role}
            // Radix hides what is behind it from readers; this tells them, and checkers, that it did so on purpose.
            aria-modal="true"
            {...(!description && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onCloseAutoFocus={() => {
              // Radix goes back to its own trigger; here the opener is any button of the screen. What was asked about may
              // have taken its button along.
              if (afterClose) afterClose();
              else if (opener.current instanceof HTMLElement && opener.current.isConnected)
                opener.current.focus();
              else focusMainHeading();
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
              <IconButton label={closeLabel ?? words.close} icon={<CrossIcon />} onClick={onClose} />
            </div>
            <div className={css.body}>
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
