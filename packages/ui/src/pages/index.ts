import '../styles.css';

export { AuthorPage, type AuthorPageProps } from './AuthorPage/AuthorPage.js';
export { BestCasinosPage, type BestCasinosPageProps } from './BestCasinosPage/BestCasinosPage.js';
export { BlacklistedPage, type BlacklistedPageProps } from './BlacklistedPage/BlacklistedPage.js';
export { BlogPage, type BlogPageProps } from './BlogPage/BlogPage.js';
export { BonusesPage, type BonusesPageProps } from './BonusesPage/BonusesPage.js';
export {
  CasinosByCountryPage,
  type CasinosByCountryPageProps,
} from './CasinosByCountryPage/CasinosByCountryPage.js';
export { ComparePage, type ComparePageProps } from './ComparePage/ComparePage.js';
export { ComplaintsPage, type ComplaintsPageProps } from './ComplaintsPage/ComplaintsPage.js';
export { CustomPage, type CustomPageProps } from './CustomPage/CustomPage.js';
export { ForgotPasswordPage, type ForgotPasswordPageProps } from './ForgotPasswordPage/ForgotPasswordPage.js';
export { ForumPage, type ForumPageProps } from './ForumPage/ForumPage.js';
export { GamesPage, type GamesPageProps } from './GamesPage/GamesPage.js';
export { GonePage, type GonePageProps } from './GonePage/GonePage.js';
export { GuidesPage, type GuidesPageProps } from './GuidesPage/GuidesPage.js';
export { HomePage, type HomePageProps } from './HomePage/HomePage.js';
export { LoginPage, type LoginPageProps } from './LoginPage/LoginPage.js';
export { MessagePage, type MessagePageProps } from './MessagePage/MessagePage.js';
export { NewsPage, type NewsPageProps } from './NewsPage/NewsPage.js';
export { NotFoundPage, type NotFoundPageProps } from './NotFoundPage/NotFoundPage.js';
export { PostPage, type PostPageProps } from './PostPage/PostPage.js';
export { ProfilePage, type ProfilePageProps } from './ProfilePage/ProfilePage.js';
export { RatingMethodPage, type RatingMethodPageProps } from './RatingMethodPage/RatingMethodPage.js';
export { RegisterPage, type RegisterPageProps } from './RegisterPage/RegisterPage.js';
export { CasinoReview } from './ReviewPage/CasinoReview.js';
export type { CasinoReviewProps } from './ReviewPage/casino-review-props.js';
export { ReviewPage, type ReviewPageProps } from './ReviewPage/ReviewPage.js';
export { ReviewsPage, type ReviewsPageProps } from './ReviewsPage/ReviewsPage.js';
export { SearchPage, type SearchPageProps } from './SearchPage/SearchPage.js';
export { ToplistPage, type ToplistPageProps } from './ToplistPage/ToplistPage.js';
export { TournamentsPage, type TournamentsPageProps } from './TournamentsPage/TournamentsPage.js';
