/** Whether the browser can draw the file. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    picture.close();
    return true;
  } catch {
    return false;
  }
}
