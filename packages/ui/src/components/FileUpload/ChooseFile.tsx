import type { ComponentProps, ReactNode, Ref } from 'react';
import { join } from '../../primitives/join.ts';
import * as button from '../Button/Button.css.ts';
import type { Wiring } from '../Field/Field.tsx';
import * as css from './ChooseFile.css.ts';
import type { UploadKind } from './upload-kinds.ts';

interface ChooseFileProps extends Partial<Omit<Wiring, 'id'>> {
  id: string;
  /** Its label. Screen readers say the field's label, where there is one, before it. */
  children: ReactNode;
  icon?: ReactNode;
  kinds: readonly UploadKind[];
  /** Opens the camera instead of the files, on phones with a camera. */
  capture?: ComponentProps<'input'>['capture'];
  /** Extends the target to its whole nearest positioned frame. */
  fillsFrame?: boolean;
  variant?: 'primary' | 'secondary';
  /** The main button on a device that shows no button for its camera. */
  isMainWithoutCamera?: boolean;
  onChoose: (file: File) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The browser's own file control in the style of a button: it opens by touch, Enter and Space like every file control. */
export function ChooseFile({
  children,
  icon,
  kinds,
  fillsFrame = false,
  variant = 'secondary',
  isMainWithoutCamera = false,
  onChoose,
  id,
  ...control
}: ChooseFileProps) {
  return (
    <span className={join(css.choose, fillsFrame && css.fillsFrame)}>
      <label
        htmlFor={id}
        className={join(
          button.button,
          button.size.small,
          button.variant[variant],
          isMainWithoutCamera && css.mainWithoutCamera,
        )}
      >
        <span className={join(button.label, css.label)}>
          {icon}
          <span className={css.words}>{children}</span>
        </span>
      </label>
      <input
        {...control}
        id={id}
        className={css.input}
        type="file"
        accept={kinds.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Emptied, so that the same file can be chosen again after its removal.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </span>
  );
}
