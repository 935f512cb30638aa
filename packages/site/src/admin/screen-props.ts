/** The props of every screen: the id in its address, '' where it has none. */
export interface ScreenProps {
  id: string;
}
