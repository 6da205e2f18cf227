import { useRef, type ReactNode } from 'react';
import { CameraIcon } from '../../icons/CameraIcon.tsx';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import type { Wiring } from '../Field/Field.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import * as css from './UploadButtons.css.ts';
import type { UploadProps, UploadState } from './upload.ts';
import type { UploadWords } from '../../words/upload-words.ts';

interface UploadButtonsProps extends Pick<UploadProps, 'kinds' | 'onCancel' | 'onRetry' | 'onRemove'> {
  state: UploadState<unknown>['state'];
  /** The field's label, which distinguishes its buttons from those of the next field. */
  label: string;
  wiring: Wiring;
  words: UploadWords;
  icon: ReactNode;
  /** The whole frame around it opens the files, not only its button. The frame then shows the focus. */
  fillsFrame?: boolean;
  /** The camera that a phone offers first, with a button of its own. */
  camera?: 'user' | 'environment' | undefined;
  /** The first button of an empty upload is the main one of its screen. */
  isMain?: boolean;
  onTake: (file: File) => void;
}

/** All actions on an upload that are possible in its state. */
export function UploadButtons({
  state,
  label,
  wiring,
  words,
  icon,
  fillsFrame = false,
  camera,
  isMain = false,
  kinds,
  onTake,
  onCancel,
  onRetry,
  onRemove,
}: UploadButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The pressed button is about to disappear: the focus moves to a control that stays. */
  const andStay = (act: () => void) => () => {
    input.current?.focus();
    act();
  };
  const about = <VisuallyHidden>{` ${label}`}</VisuallyHidden>;
  const empty = state === 'empty';
  return (
    <div className={join(css.buttons, camera && css.stacked)}>
      {state === 'failed' && (
        <Button variant="secondary" size="small" onClick={andStay(onRetry)}>
          {words.retry}
          {about}
        </Button>
      )}
      {camera && (
        <span className={css.camera}>
          <ChooseFile
            id={`${wiring.id}-camera`}
            aria-describedby={wiring['aria-describedby']}
            kinds={kinds}
            capture={camera}
            variant={isMain && empty ? 'primary' : 'secondary'}
            icon={<CameraIcon />}
            onChoose={onTake}
          >
            {words.camera}
            {about}
          </ChooseFile>
        </span>
      )}
      <ChooseFile
        {...wiring}
        ref={input}
        kinds={kinds}
        fillsFrame={fillsFrame}
        icon={empty && icon}
        isMainWithoutCamera={isMain && empty}
        onChoose={onTake}
      >
        {empty ? words.choose : words.replace}
      </ChooseFile>
      {empty && <span className={css.drop}>{words.drop}</span>}
      {state === 'uploading' && (
        <Button variant="ghost" size="small" onClick={andStay(onCancel)}>
          {words.cancel}
          {about}
        </Button>
      )}
      {onRemove && !empty && state !== 'uploading' && (
        <span className={css.remove}>
          <Button variant="ghost" size="small" onClick={andStay(onRemove)}>
            {words.remove}
            {about}
          </Button>
        </span>
      )}
    </div>
  );
}
