import { cameraFrames, fileFrames, type FacePrompt } from '@repo/domain/identity-series';
import type { Camera, PictureSize } from '@repo/ui/components/CameraCapture';
import type { PlainKey } from '../../language/catalogue.ts';

/** Small enough for a slow network, and large enough to compare and read. */
export const pictures = {
  selfie: { longest: 800, quality: 0.85 },
  moving: { longest: 640, quality: 0.75 },
  card: { longest: 1600, quality: 0.85 },
} as const satisfies Record<string, PictureSize>;

export interface Face {
  readonly selfie: Blob;
  readonly liveness: readonly Blob[];
}

const COUNT_SECONDS = 3;
/** The delay for reading a prompt, and the delay between two photos of the same prompt. */
const FIRST_MILLISECONDS = 1200;
const NEXT_MILLISECONDS = 500;

const textOf = (prompt: FacePrompt) => `identity.prompt.${prompt}` as const;

/** The prompts for photos from files: the selfie, and then the frames. */
export const filePrompts = (['straight', ...fileFrames] as const).map(textOf);

/** The prompt at a moment of the series. */
export interface Moment {
  readonly prompt: PlainKey;
  readonly count?: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Counts down, takes the selfie, and then photos of the moving face. Fails when the camera fails. */
export async function takeSeries(camera: Camera, show: (moment: Moment) => void): Promise<Face> {
  for (let count = COUNT_SECONDS; count > 0; count -= 1) {
    show({ prompt: 'identity.prompt.straight', count });
    await pause(1000);
  }
  const selfie = await camera.take(pictures.selfie);
  const liveness: Blob[] = [];
  let asked: FacePrompt = 'straight';
  for (const prompt of cameraFrames) {
    if (prompt !== asked) show({ prompt: textOf(prompt) });
    await pause(prompt === asked ? NEXT_MILLISECONDS : FIRST_MILLISECONDS);
    liveness.push(await camera.take(pictures.moving));
    asked = prompt;
  }
  return { selfie, liveness };
}
