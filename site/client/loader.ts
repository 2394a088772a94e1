import '../styles/site.css'
