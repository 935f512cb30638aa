/** Whether a text is a picture itself, as a data URL of any type. */
export function isPictureData(text: string): boolean {
  return /^data:image\//i.test(text);
}

/** The picture of a data URL as a file; one that cannot be decoded is empty, and of no type. */
export function fileOfDataUrl(url: string, title: string): File {
  const [, type = '', text = ''] = /^data:(image\/[\w.+-]+);base64,(.*)$/is.exec(url) ?? [];
  const name = `${title}.${type.slice('image/'.length).replace('jpeg', 'jpg')}`;
  try {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    return new File([bytes], name, { type });
  } catch {
    return new File([], title);
  }
}
