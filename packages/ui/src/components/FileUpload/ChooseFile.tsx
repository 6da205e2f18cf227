import type { ComponentProps, ReactNode, Ref } from 'react';
import { join } from '../../primitives/join.ts';
import * as button from '../Button/Button.css.ts';
import type { Wiring } from '../Field/Field.tsx';
import * as css from './ChooseFile.css.ts';
import type { UploadKind } from './upload-kinds.ts';

interface ChooseFileProps extends Partial<Omit<Wiring, 'id'>> {
  id: string;
  /** The words on it. Its field's label, where there is one, is heard before them. */
  children: ReactNode;
  icon?: ReactNode;
  kinds: readonly UploadKind[];
  /** Opens the camera instead of the files, on phones that have one. */
  capture?: ComponentProps<'input'>['capture'];
  /** Takes the whole of its nearest positioned frame as its target. */
  fillsFrame?: boolean;
  onChoose: (file: File) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The browser's own file control, dressed as a button: it opens by touch, Enter and Space as every file control does. */
export function ChooseFile({
  children,
  icon,
  kinds,
  fillsFrame = false,
  onChoose,
  id,
  ...control
}: ChooseFileProps) {
  return (
    <span className={join(css.choose, fillsFrame && css.fillsFrame)}>
      <label htmlFor={id} className={join(button.button, button.size.small, button.variant.secondary)}>
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
          // Emptied, so that the same file can be chosen again after it was removed.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </span>
  );
}
