/** The drawn scenes of a camera: an invented face, or an invented card. */
export type Scene = 'face' | 'card' | 'dark' | 'bright';

function draw(context: CanvasRenderingContext2D, scene: Scene): void {
  const { width, height } = context.canvas;
  context.fillStyle = scene === 'dark' ? '#1c1c20' : scene === 'bright' ? '#ffffff' : '#8fb0b3';
  context.fillRect(0, 0, width, height);
  if (scene === 'bright') return;
  const [x, y] = [width / 2, height / 2];
  if (scene === 'card') {
    context.fillStyle = '#e8e4d4';
    context.fillRect(x - 260, y - 165, 520, 330);
    context.fillStyle = '#40464a';
    for (let line = 0; line < 8; line += 1) context.fillRect(x - 60, y - 120 + line * 32, 280, 12);
    context.fillRect(x - 230, y - 120, 130, 170);
    return;
  }
  context.fillStyle = scene === 'dark' ? '#2b2723' : '#7a4e33';
  context.beginPath();
  context.ellipse(x, y, 105, 140, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#15110f';
  for (const side of [-1, 1]) context.fillRect(x + side * 42 - 14, y - 30, 28, 12);
  context.fillRect(x - 34, y + 62, 68, 10);
}

function drawn(scene: Scene, size = { width: 640, height: 480 }): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  paint(canvas, scene);
  return canvas;
}

function paint(canvas: HTMLCanvasElement, scene: Scene): void {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context !== null) draw(context, scene);
}

/** A camera that always shows the same scene. `end` stops it, and so does a stop of its track. */
export function fakeCamera(scene: Scene): { readonly stream: MediaStream; readonly end: () => void } {
  const canvas = drawn(scene);
  const stream = canvas.captureStream();
  const [track] = stream.getVideoTracks();
  // A stream delivers a picture only after a drawing.
  const timer = setInterval(() => {
    if (track?.readyState === 'ended') clearInterval(timer);
    else paint(canvas, scene);
  }, 100);
  return { stream, end: () => track?.stop() };
}

/** The same scene as a file of the worker. A phone takes a face upright. */
export async function fakePhoto(scene: Scene): Promise<File> {
  const png = await new Promise<Blob | null>((resolve) => {
    drawn(scene, scene === 'face' ? { width: 480, height: 640 } : undefined).toBlob(resolve, 'image/png');
  });
  return new File(png === null ? [] : [png], `${scene}.png`, { type: 'image/png' });
}
