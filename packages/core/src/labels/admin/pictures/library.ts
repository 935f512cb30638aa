/** The texts of the dialog that chooses a picture of the library. */
export const adminLibraryLabels = {
  title: 'Pictures of the library',
  size: (width: number, height: number) => `${width} × ${height}`,
  more: 'Show more',
} as const;
